import { firstFolders, publicFolders } from './first-folders.ts'
import { knowWords, type Words } from './messages.ts'

const files = import.meta.glob<Words>('../**/es.json', { eager: true, import: 'default' })

/** All that pages for visitors say, at once: for the server, which draws no others. */
export function knowPublicWords(): void {
  for (const folder of [...firstFolders, ...publicFolders]) {
    const words = files[`../${folder}/es.json`]
    if (words !== undefined) knowWords(words)
  }
}
