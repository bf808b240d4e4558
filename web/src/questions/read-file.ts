import { t } from '../language/messages.ts'

/** The bytes of a file or blob, as Base64. */
export const readAsBase64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      const url = typeof reader.result === 'string' ? reader.result : ''
      resolve(url.slice(url.indexOf(',') + 1))
    })
    reader.addEventListener('error', () => reject(new RangeError(t('questions/file-could-not-be-read'))))
    reader.readAsDataURL(file)
  })
