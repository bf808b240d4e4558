import { t } from '../language/messages.ts'
import { readAsBase64 } from './read-file.ts'

/** The maximum length of the longer side in pixels: sharp on any screen, but small. */
const longest = 1400
/** A larger PNG is stored as JPEG instead; in bytes. */
const largestPng = 400 * 1024

/** Why a file cannot be used, worded for its owner. */
export class ImageError extends Error {
  override readonly name = 'ImageTrouble'
}

/**
 * Redraws a picture: rotated upright, no larger than it is displayed, and without camera metadata. Returns a PNG or
 * JPEG as Base64.
 * @throws ImageTrouble if the browser cannot read the file as a picture
 */
export async function shrinkImage(file: File): Promise<string> {
  if (file.type === 'image/svg+xml') throw new ImageError(t('questions/svg-drawings-are-not-taken'))
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (bitmap === null) throw new ImageError(t('questions/file-is-no-picture'))
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (context === null) throw new ImageError(t('questions/browser-cannot-draw-pictures'))
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const png = await blobOf(canvas, 'image/png')
  if (png.size <= largestPng) return readAsBase64(png)
  // JPEG would turn transparent areas black.
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return readAsBase64(await blobOf(canvas, 'image/jpeg'))
}

const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new ImageError(t('questions/picture-is-too-large'))) : resolve(blob)),
      type,
      0.85,
    )
  })
