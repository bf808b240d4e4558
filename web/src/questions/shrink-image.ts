import { t } from '../language/messages.ts'
import { readAsBase64 } from './read-file.ts'

/** Pixels of the longer side that is kept: sharp on any screen, and small. */
const longest = 1400
/** Bytes beyond which a picture of many colors is stored as JPEG. */
const largestPng = 400 * 1024

/** Why a file cannot be used, in words to its owner. */
export class ImageTrouble extends Error {
  override readonly name = 'ImageTrouble'
}

/**
 * The picture of a file, redrawn: turned upright, no larger than it is shown, and without what its camera
 * wrote into it. Base64 of a PNG or a JPEG.
 * @throws ImageTrouble where the browser reads no picture in it.
 */
export async function shrinkImage(file: File): Promise<string> {
  if (file.type === 'image/svg+xml') throw new ImageTrouble(t('questions/svg-drawings-are-not-taken'))
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (bitmap === null) throw new ImageTrouble(t('questions/file-is-no-picture'))
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (context === null) throw new ImageTrouble(t('questions/browser-cannot-draw-pictures'))
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const png = await blobOf(canvas, 'image/png')
  if (png.size <= largestPng) return readAsBase64(png)
  // What was see-through would turn black.
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return readAsBase64(await blobOf(canvas, 'image/jpeg'))
}

const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob === null ? reject(new ImageTrouble(t('questions/picture-is-too-large'))) : resolve(blob),
      type,
      0.85,
    )
  })
