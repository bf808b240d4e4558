import type { Locator } from 'playwright-core'
import { decodeQR } from 'qr/decode.js'

/** What a phone reads from the QR code that is drawn in an element. */
export async function scanned(code: Locator): Promise<string> {
  const picture = (await code.screenshot()).toString('base64')
  const image = await code.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? []
    return { width: bitmap.width, height: bitmap.height, pixels: [...pixels] }
  }, picture)
  return decodeQR({ width: image.width, height: image.height, data: Uint8Array.from(image.pixels) })
}
