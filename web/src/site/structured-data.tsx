import { use } from 'react'
import { SiteOrigin } from './site-origin.ts'

interface StructuredDataProps {
  /** One thing or more in the words of schema.org. */
  readonly about: (origin: string) => object | readonly object[]
}

/** What a page is about, for search engines. */
export function StructuredData({ about }: StructuredDataProps) {
  const origin = use(SiteOrigin)
  const things = [about(origin)].flat()
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  return (
    <script
      type="application/ld+json"
      // Data that no browser runs. `<` could end the element.
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', String.raw`\u003c`) }}
    />
  )
}
