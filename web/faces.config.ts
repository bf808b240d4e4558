import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** A `@font-face` of `src/ui/faces.css`. */
export interface Face {
  /** The font file, by package. */
  readonly file: string
  readonly name: string
  readonly weights: { readonly min: number; readonly max: number }
  /** First and last code points of each range, inclusive. */
  readonly ranges: readonly (readonly [number, number])[]
}

const source = /(?<=url\(')([^'?]+)\?([\w-]+)(?='\))/

export function readFaces(css: string): Face[] {
  return css
    .split('@font-face')
    .slice(1)
    .map((rule) => {
      const [, file = '', name = ''] = source.exec(rule) ?? []
      const [, min = '', max = ''] = /font-weight:\s*(\d+) (\d+)/.exec(rule) ?? []
      const [, listed = ''] = /unicode-range:([^;]+)/.exec(rule) ?? []
      const ranges = [...listed.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
        ([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const,
      )
      if (file === '' || min === '' || ranges.length === 0)
        throw new Error(`This face cannot be read: ${rule}`)
      return { file, name, weights: { min: Number(min), max: Number(max) }, ranges }
    })
}

/** The OpenType features that texts need: kerning, ligatures, composed characters, and tabular figures. */
const featuresInFont = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum']

/** The subset of the font file for a face. */
export function cutFace({ weights, ranges }: Face, typeface: Buffer): Promise<Buffer> {
  const text = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
  )
  const cut = { targetFormat: 'woff2', featuresInFont, variationAxes: { wght: { ...weights } } } as const
  return subsetFont(typeface, text.join(''), cut)
}

/** The uncompressed subset of a font for a text. */
export const cutTo = (font: Buffer, text: string): Promise<Buffer> =>
  subsetFont(font, text, { targetFormat: 'sfnt' })

export const readTypeface = ({ file }: Face): Buffer =>
  readFileSync(createRequire(import.meta.url).resolve(file))

/** Subsets the font files; the results are then normal assets. */
export function faces(): Plugin {
  let folder = ''
  return {
    name: 'faces',
    enforce: 'pre',
    configResolved({ cacheDir }) {
      folder = join(cacheDir, 'faces')
    },
    transform: {
      filter: { id: /\/ui\/faces\.css$/ },
      async handler(css, id) {
        mkdirSync(folder, { recursive: true })
        let written = css
        for (const face of readFaces(css)) {
          const place = join(folder, `face-${face.name}.woff2`)
          writeFileSync(place, await cutFace(face, readTypeface(face)))
          const there = relative(dirname(id), place).replaceAll('\\', '/')
          written = written.replace(source, there)
        }
        return { code: written, map: null }
      },
    },
  }
}
