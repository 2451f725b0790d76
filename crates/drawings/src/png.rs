//! Pixels as a file of the Portable Network Graphics format.

use std::io::Write as _;

use flate2::write::ZlibEncoder;
use flate2::{Compression, Crc};

use crate::raster::Pixels;

const SIGNATURE: [u8; 8] = [0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1a, b'\n'];
/// Three bytes a pixel.
const PIXEL: usize = 3;

impl Pixels {
    /// The picture as a PNG file.
    #[must_use]
    pub fn to_png(&self) -> Vec<u8> {
        let mut file = SIGNATURE.to_vec();
        let mut header = Vec::with_capacity(13);
        header.extend((self.width as u32).to_be_bytes());
        header.extend((self.height as u32).to_be_bytes());
        // Eight bits a colour, red, green and blue; the only ways there are to compress, to filter; no interlacing.
        header.extend([8, 2, 0, 0, 0]);
        chunk(&mut file, *b"IHDR", &header);
        chunk(&mut file, *b"IDAT", &self.compressed());
        chunk(&mut file, *b"IEND", &[]);
        file
    }

    fn compressed(&self) -> Vec<u8> {
        let stride = self.width * PIXEL;
        let mut encoder = ZlibEncoder::new(Vec::new(), Compression::new(6));
        let mut filtered = vec![0; stride + 1];
        let mut above: &[u8] = &vec![0; stride];
        for row in self.bytes.chunks_exact(stride) {
            filter(row, above, &mut filtered);
            // Writing to a vector can't fail.
            let _ = encoder.write_all(&filtered);
            above = row;
        }
        encoder.finish().unwrap_or_default()
    }
}

/// A row as the difference to the one above, or as it is if it hardly resembles it.
fn filter(row: &[u8], above: &[u8], filtered: &mut [u8]) {
    let same = row.iter().zip(above).filter(|(a, b)| a == b).count();
    let (kind, rest) = filtered.split_at_mut(1);
    kind[0] = if same * 2 > row.len() { 2 } else { 1 };
    for (i, out) in rest.iter_mut().enumerate() {
        let before = match kind[0] {
            2 => above[i],
            _ if i >= PIXEL => row[i - PIXEL],
            _ => 0,
        };
        *out = row[i].wrapping_sub(before);
    }
}

fn chunk(file: &mut Vec<u8>, name: [u8; 4], data: &[u8]) {
    file.extend((data.len() as u32).to_be_bytes());
    file.extend(name);
    file.extend(data);
    let mut crc = Crc::new();
    crc.update(&name);
    crc.update(data);
    file.extend(crc.sum().to_be_bytes());
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use flate2::read::ZlibDecoder;

    use super::*;

    #[test]
    fn the_pixels_can_be_read_again() {
        let (width, height) = (9, 5);
        let bytes: Vec<u8> =
            (0..width * height * PIXEL).map(|i| if i < 60 { 7 } else { (i * 37 % 251) as u8 }).collect();
        let file = Pixels { width, height, bytes: bytes.clone() }.to_png();
        assert_eq!(file[..8], SIGNATURE);
        assert_eq!((&file[12..16], &file[16..20], &file[20..24]), (&b"IHDR"[..], &[0, 0, 0, 9][..], &[0, 0, 0, 5][..]));
        // The sum of the empty last chunk is known to everybody.
        assert_eq!(file[file.len() - 8..], [b'I', b'E', b'N', b'D', 0xae, 0x42, 0x60, 0x82]);
        let length = u32::from_be_bytes(file[33..37].try_into().expect("four bytes")) as usize;
        let mut rows = Vec::new();
        ZlibDecoder::new(&file[41..41 + length]).read_to_end(&mut rows).expect("compressed rows");
        let mut read: Vec<u8> = Vec::new();
        for row in rows.chunks_exact(width * PIXEL + 1) {
            let start = read.len();
            for (i, byte) in row[1..].iter().enumerate() {
                let before = match row[0] {
                    1 => {
                        if i >= PIXEL {
                            read[start + i - PIXEL]
                        } else {
                            0
                        }
                    }
                    2 => {
                        if start > 0 {
                            read[start + i - width * PIXEL]
                        } else {
                            0
                        }
                    }
                    other => panic!("filter {other}"),
                };
                read.push(byte.wrapping_add(before));
            }
        }
        assert_eq!(read, bytes);
    }
}
