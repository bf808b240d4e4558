// `node_modules/.bin/node tools/site-pictures.ts`: draws the icons and the link preview image, and writes them to
// web/public. They are committed; run it again when the logo or the text changes.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { chromiumArguments, findChromium } from './chromium.ts'
import { root } from './processes.mjs'

const place = join(root, 'web', 'public')
const mark = readFileSync(join(place, 'mark.svg'), 'utf8')

const font = (name: string, file: string) => {
  const bytes = readFileSync(join(root, 'node_modules/@fontsource-variable', file)).toString('base64')
  return `@font-face { font-family: '${name}'; src: url(data:font/woff2;base64,${bytes}); font-weight: 200 800; }`
}

const styles = `
  ${font('Display', 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2')}
  ${font('Text', 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2')}
  * { margin: 0; box-sizing: border-box }
  body { background: #f5f7fb; color: #131c31; font-family: Text }
`

const social = `
  <style>
    ${styles}
    main { width: 1200px; height: 630px; padding: 64px 76px; display: grid; grid-template-columns: 1fr 380px; gap: 56px }
    .name { display: flex; align-items: center; gap: 18px; font: 700 40px Display }
    .name svg { width: 64px }
    h1 { font: 800 80px/1.03 Display; letter-spacing: -0.02em; margin-top: 48px }
    b { color: #1d49d1 } i { color: #0a7148; font-style: normal }
    .below { font-size: 30px; color: #4a5670; margin-top: 32px }
    aside { align-self: center; background: #fff; border: 2px solid #d5dce9; border-radius: 24px; padding: 36px 32px }
    aside h2 { font: 600 34px/1.25 Display; margin-bottom: 26px }
    aside p { border: 2px solid #74819b; border-radius: 14px; padding: 13px 18px; margin-top: 14px; font-size: 27px }
    aside p.right { border-color: #0a7148; background: #dcf4e8; font-weight: 600 }
  </style>
  <main>
    <div>
      <div class="name">${mark} Skills Center</div>
      <h1>The <b>math</b> and <i>science</i> you are ready for next.</h1>
      <div class="below">Adaptive practice for grades 5 to 8</div>
    </div>
    <aside>
      <h2>Which number is greatest?</h2>
      <p class="right">0.5 &nbsp;✓</p><p>0.405</p><p>0.45</p><p>0.054</p>
    </aside>
  </main>`

/** The logo on a white square. A launcher may crop a fifth off each side of a maskable icon. */
const icon = (size: number, share: number) => `
  <style>${styles} body { background: #ffffff; display: grid; place-items: center; height: ${size}px }
  svg { width: ${Math.round(size * share)}px }</style>${mark}`

const pictures = [
  { file: 'social.png', width: 1200, height: 630, html: social },
  { file: 'icon-192.png', width: 192, height: 192, html: icon(192, 0.84) },
  { file: 'icon-512.png', width: 512, height: 512, html: icon(512, 0.84) },
  { file: 'icon-maskable-512.png', width: 512, height: 512, html: icon(512, 0.58) },
  { file: 'apple-touch-icon.png', width: 180, height: 180, html: icon(180, 0.74) },
]

const browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumArguments] })
const page = await browser.newPage()
for (const { file, width, height, html } of pictures) {
  await page.setViewportSize({ width, height })
  await page.setContent(html)
  await page.evaluate('document.fonts.ready')
  await page.screenshot({ path: join(place, file) })
  console.log(`${file}: ${width} × ${height}`)
}
await browser.close()
