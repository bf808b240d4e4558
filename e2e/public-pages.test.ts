import { offeredLanguages, pathIn, splitLanguage } from '@skills-center/contract/language'
import { policyPaths, publicPaths } from '@skills-center/contract/site'
import { beforeAll, expect, inject, it } from 'vitest'
import { z } from 'zod'

/*
 * Checks every public page as search engines, link previews, and people without scripts get it: the HTML that the
 * server sends, without a browser.
 */
const address = inject('address')
const pages = offeredLanguages.flatMap((language) => publicPaths.map((path) => pathIn(language, path)))
const html = new Map<string, string>()

beforeAll(async () => {
  for (const path of pages) {
    const reply = await fetch(`${address}${path}`)
    expect([path, reply.status]).toEqual([path, 200])
    html.set(path, await reply.text())
  }
})

const pageOf = (path: string): string => html.get(path) ?? ''
const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)
const only = (path: string, pattern: RegExp): string => {
  const found = all(pageOf(path), pattern)
  expect([path, pattern, found]).toEqual([path, pattern, [expect.any(String)]])
  return unescape(found[0] ?? '')
}
const unescape = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&')

const named = (name: string) => new RegExp(`<meta name="${name}" content="([^"]*)"`, 'g')
const property = (name: string) => new RegExp(`<meta property="${name}" content="([^"]*)"`, 'g')
const title = /<title>([^<]*)<\/title>/g
const canonical = /<link rel="canonical" href="([^"]*)"/g
const heading = /<h1[^>]*>(.*?)<\/h1>/gs
const wordsOf = (markup: string): string => markup.replaceAll(/<[^>]*>/g, ' ')

it('each has one heading, a title and a description that no other has, and its own address as the canonical one', () => {
  const titles = new Set(pages.map((path) => only(path, title)))
  const descriptions = new Set(pages.map((path) => only(path, named('description'))))
  expect([titles.size, descriptions.size]).toEqual([pages.length, pages.length])
  for (const path of pages) {
    expect(only(path, canonical)).toBe(new URL(path, address).href)
    expect(wordsOf(only(path, heading)).trim().length, path).toBeGreaterThan(3)
    expect(only(path, named('description')).length, path).toBeGreaterThan(40)
  }
})

it('each says its language, and names itself and the same page in the others', () => {
  for (const page of pages) {
    const { path, language } = splitLanguage(page)
    expect(only(page, /<html lang="([^"]*)"/g)).toBe(language ?? 'en')
    const alternates = all(pageOf(page), /<link rel="alternate" hrefLang="([^"]*)" href="[^"]*"/gi)
    expect([page, alternates]).toEqual([page, [...offeredLanguages, 'x-default']])
    for (const other of offeredLanguages)
      expect(pageOf(page)).toContain(`href="${new URL(pathIn(other, path), address).href}"`)
  }
})

it('each reads completely: its main part holds its words and nothing that waits', () => {
  for (const path of pages) {
    const [main = ''] = all(pageOf(path), /<main[^>]*>(.*)<\/main>/gs)
    expect(wordsOf(main).replaceAll(/\s+/g, ' ').length, path).toBeGreaterThan(700)
    expect(main, path).not.toContain('aria-busy="true"')
  }
})

it('each has a preview that says the same, with a picture that is there', async () => {
  const pictures = new Set<string>()
  for (const path of pages) {
    expect(only(path, property('og:url'))).toBe(only(path, canonical))
    expect(only(path, property('og:title'))).toBe(only(path, named('twitter:title')))
    expect(only(path, property('og:description'))).toBe(only(path, named('twitter:description')))
    pictures.add(only(path, property('og:image')))
  }
  for (const picture of pictures) {
    const reply = await fetch(picture)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/png'])
  }
})

const Structured = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string() })).min(1),
})
const Crumbs = z.object({
  itemListElement: z
    .array(z.object({ position: z.number(), name: z.string(), item: z.url().optional() }))
    .min(1),
})
const Questions = z.object({
  mainEntity: z.array(z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) })).min(1),
})

it('what each says of itself in structured data parses, and stands on the page', () => {
  for (const path of pages) {
    const written = all(pageOf(path), /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
    const words = squeezed(unescape(wordsOf(pageOf(path))))
    for (const one of written) {
      for (const thing of Structured.parse(JSON.parse(one))['@graph']) {
        if (thing['@type'] === 'BreadcrumbList')
          for (const { name, item } of Crumbs.parse(thing).itemListElement) {
            expect(words, path).toContain(squeezed(name))
            if (item !== undefined) expect(pages).toContain(new URL(item).pathname)
          }
        if (thing['@type'] === 'FAQPage')
          for (const { name } of Questions.parse(thing).mainEntity)
            expect(words, path).toContain(squeezed(name))
      }
    }
    if (!withoutData.has(splitLanguage(path).path)) expect([path, written.length > 0]).toEqual([path, true])
  }
})

/** Policy pages are not learning resources. */
const withoutData = new Set<string>(policyPaths)

/** Removes whitespace, because markup may break words where plain text does not. */
const squeezed = (text: string): string => text.replaceAll(/\s+/g, '')

it('every link of every page leads to a page that is there, and to a place on it', async () => {
  const links = new Set<string>()
  for (const path of pages)
    for (const href of all(pageOf(path), /<a [^>]*href="([^"]*)"/g))
      if (!href.startsWith('mailto:')) links.add(new URL(unescape(href), new URL(path, address)).href)
  expect(links.size).toBeGreaterThan(pages.length)
  const broken: string[] = []
  const read = new Map<string, string>()
  for (const link of links) {
    const { origin, pathname, hash } = new URL(link)
    expect(origin, link).toBe(address)
    if (!read.has(pathname)) {
      const reply = await fetch(`${address}${pathname}`)
      read.set(pathname, await reply.text())
      if (reply.status !== 200) broken.push(`${link} answers ${reply.status}`)
    }
    const id = hash.slice(1)
    // The landing page handles `#sign-up` itself: it opens the sign-up form.
    if (id !== '' && id !== 'sign-up' && read.get(pathname)?.includes(` id="${id}"`) !== true)
      broken.push(`${link} names a place that is not there`)
  }
  expect(broken).toEqual([])
})

it('the map for search engines lists each of them and nothing else', async () => {
  const map = await (await fetch(`${address}/sitemap.xml`)).text()
  expect(all(map, /<loc>([^<]*)<\/loc>/g).toSorted()).toEqual(
    pages.map((path) => new URL(path, address).href).toSorted(),
  )
  const robots = await (await fetch(`${address}/robots.txt`)).text()
  expect(robots).toContain(`Sitemap: ${address}/sitemap.xml`)
})
