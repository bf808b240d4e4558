import { pathIn } from '@skills-center/contract/language'
import { prerender } from 'react-dom/static'
import { StrictMode } from 'react'
import { knowPublicWords } from '../language/public-words.ts'
import { speak } from '../language/language.ts'
import { loadArticles } from '../site/articles/articles.ts'
import { loadPolicies } from '../site/policies/policy-texts.ts'
import { createQueryClient } from '../platform/queries.ts'
import { loadAnswers } from '../support/answers/answers.ts'
import { App } from './app.tsx'
import { knowPage, type PageData } from './page-data.ts'

/** Titles, descriptions and links come first in what React draws; they belong into the head. */
const headTags = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s

interface Drawn {
  head: string
  body: string
}

let last: Promise<unknown> = Promise.resolve()

/** Draws a page for a visitor, complete before any script runs. Called by the server. */
export function render(data: PageData): Promise<Drawn> {
  // One after the other: what speaks a language speaks it for the whole page.
  const drawn = last.then(() => draw(data))
  last = drawn.catch(() => null)
  return drawn
}

async function draw(data: PageData): Promise<Drawn> {
  speak(data.language)
  if (data.language !== 'en') knowPublicWords()
  await Promise.all([loadArticles(), loadPolicies(), loadAnswers()])
  const client = createQueryClient()
  knowPage(client, data)
  const base = pathIn(data.language, '/').replace(/\/$/, '')
  const { prelude } = await prerender(
    <StrictMode>
      <App client={client} origin={data.origin} base={base} ssrPath={pathIn(data.language, data.path)} />
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
