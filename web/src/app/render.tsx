import { pathIn, type Language } from '@skills-center/contract/language'
import { prerender } from 'react-dom/static'
import { StrictMode, type ReactNode } from 'react'
import { knowAllWords } from '../language/all-words.ts'
import { speak } from '../language/language.ts'
import { loadArticles } from '../site/articles/articles.ts'
import { loadPolicies } from '../site/policies/policy-texts.ts'
import { createQueryClient } from '../platform/queries.ts'
import { loadAnswers } from '../support/answers/answers.ts'
import { App } from './app.tsx'
import { forgetHanded } from '../platform/handed.ts'
import { type Handed, knowPage, knowSession, type PageData } from './page-data.ts'
import { WaitingFrame } from './waiting-frame.tsx'

/** Titles, descriptions and links come first in what React draws; they belong into the head. */
const headTags = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s

interface Drawn {
  head: string
  body: string
}

/** What stands in the page of somebody who is signed in until the script draws it. Called by the server. */
export function renderWaiting(language: Language, appName: string): Promise<string> {
  return inTurn(async () => {
    speakOnServer(language)
    return (await drawnTags(<WaitingFrame appName={appName} />)).body
  })
}

/** What a page for somebody who is signed in is drawn from. */
interface OwnPage extends Omit<Handed, 'isDrawn'> {
  readonly path: string
  readonly language: Language
}

/** Draws the page of somebody who is signed in, as far as what is handed along goes. Called by the server. */
export function renderOwn({ path, language, ...handed }: OwnPage): Promise<Drawn> {
  return inTurn(async () => {
    speakOnServer(language)
    const client = createQueryClient()
    knowSession(client, handed)
    try {
      return await drawnTags(
        <StrictMode>
          <App client={client} origin={handed.origin} base="" ssrPath={path} />
        </StrictMode>,
      )
    } finally {
      // Whoever is next is somebody else.
      forgetHanded()
      client.clear()
    }
  })
}

let last: Promise<unknown> = Promise.resolve()

/** Draws a page for a visitor, complete before any script runs. Called by the server. */
export function render(data: PageData): Promise<Drawn> {
  return inTurn(() => draw(data))
}

/** One after the other: what speaks a language speaks it for the whole page. */
function inTurn<Made>(make: () => Promise<Made>): Promise<Made> {
  const made = last.then(make)
  last = made.catch(() => null)
  return made
}

function speakOnServer(language: Language): void {
  speak(language)
  if (language !== 'en') knowAllWords()
}

async function draw(data: PageData): Promise<Drawn> {
  speakOnServer(data.language)
  await Promise.all([loadArticles(), loadPolicies(), loadAnswers()])
  const client = createQueryClient()
  knowPage(client, data)
  const base = pathIn(data.language, '/').replace(/\/$/, '')
  return drawnTags(
    <StrictMode>
      <App client={client} origin={data.origin} base={base} ssrPath={pathIn(data.language, data.path)} />
    </StrictMode>,
  )
}

async function drawnTags(page: ReactNode): Promise<Drawn> {
  const { prelude } = await prerender(page, {
    // In one piece: parts that come later would be put in their places by a script.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError(error) {
      throw error
    },
  })
  const html = await new Response(prelude).text()
  const head = headTags.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}
