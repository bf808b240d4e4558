import type { Locator } from 'playwright-core'
import { decodeQR } from 'qr/decode.js'
import { z } from 'zod'

const Picture = z.object({ width: z.number(), height: z.number(), pixels: z.array(z.number()) })

/** Returns the text of a QR code, read as a phone does from its picture. */
export async function decodeQrCode(code: Locator): Promise<string> {
  const picture = (await code.screenshot()).toString('base64')
  const { width, height, pixels } = Picture.parse(
    await code.page().evaluate(`(async () => {
      const bytes = Uint8Array.from(atob('${picture}'), (sign) => sign.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const { width, height } = bitmap
      const context = new OffscreenCanvas(width, height).getContext('2d')
      context.drawImage(bitmap, 0, 0)
      return { width, height, pixels: [...context.getImageData(0, 0, width, height).data] }
    })()`),
  )
  return decodeQR({ width, height, data: Uint8Array.from(pixels) })
}
