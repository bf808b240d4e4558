import { prerender } from 'react-dom/static'
import { StrictMode } from 'react'
import { createQueryClient } from '../platform/queries.ts'
import { App } from './app.tsx'
import { knowPage, type PageData } from './page-data.ts'

/** Titles, descriptions and links come first in what React draws; they belong into the head. */
const headTags = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s

/** Draws a page for a visitor, complete before any script runs. Called by the server. */
export async function render(data: PageData): Promise<{ head: string; body: string }> {
  const client = createQueryClient()
  knowPage(client, data)
  const { prelude } = await prerender(
    <StrictMode>
      <App client={client} origin={data.origin} ssrPath={data.path} />
    </StrictMode>,
    {
      // In one piece: parts that come later would be put in their places by a script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError(error) {
        throw error
      },
    },
  )
  const html = await new Response(prelude).text()
  const head = headTags.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}
