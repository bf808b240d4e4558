import { use } from 'react'
import { SiteOrigin } from './site-origin.ts'

interface StructuredDataProps {
  /** One or more schema.org objects. */
  readonly about: (origin: string) => object | readonly object[]
}

/** Structured data about a page for search engines. */
export function StructuredData({ about }: StructuredDataProps) {
  const origin = use(SiteOrigin)
  const things = [about(origin)].flat()
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  return (
    <script
      type="application/ld+json"
      // This is data, which browsers do not execute. `<` could end the element.
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', String.raw`\u003c`) }}
    />
  )
}
