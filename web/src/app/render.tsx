import { AsyncLocalStorage } from 'node:async_hooks'
import { pathIn, type Language } from '@skills-center/contract/language'
import { prerender } from 'react-dom/static'
import { StrictMode, type ReactNode } from 'react'
import { loadAllMessages } from '../language/load-all-messages.ts'
import { loadArticles } from '../site/articles/articles.ts'
import { loadPolicies } from '../site/policies/policy-texts.ts'
import { findPageContextBy, newPageContext, type PageContext } from '../page/page-context.ts'
import { createQueryClient } from '../platform/queries.ts'
import { loadAnswers } from '../support/answers/answers.ts'
import { preloadQuestionView } from '../practice/preload-question-view.ts'
import { App } from './app.tsx'
import { type InitialData, loadPage, loadSession, type PageData } from './page-data.ts'
import { WaitingFrame } from './waiting-frame.tsx'

/** React renders titles, metadata, and links first. They belong in the head. */
const headTags = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s

interface Drawn {
  head: string
  body: string
}

/** Holds the context of each page while it renders, so that data of two people never mixes. */
const pages = new AsyncLocalStorage<PageContext>()

findPageContextBy(() => {
  const page = pages.getStore()
  if (page === undefined) throw new Error('The page context is available only while a page is rendered.')
  return page
})

loadAllMessages()

interface WaitingPage {
  readonly language: Language
  readonly appName: string
}

/** Renders the frame a signed-in user sees until the script draws the page. Called by the server. */
export function renderWaiting({ language, appName }: WaitingPage): Promise<string> {
  return pages.run(
    newPageContext(language),
    async () => (await drawnTags(<WaitingFrame appName={appName} />)).body,
  )
}

/** The data from which a signed-in user's page is rendered. */
interface OwnPage extends Omit<InitialData, 'isDrawn'> {
  readonly path: string
  readonly language: Language
}

/** Renders a signed-in user's page, as far as the data allows. Called by the server. */
export function renderOwn({ path, language, ...initialData }: OwnPage): Promise<Drawn> {
  return pages.run(newPageContext(language), async () => {
    const client = createQueryClient()
    loadSession(client, initialData)
    await preloadQuestionView()
    return drawnTags(
      <StrictMode>
        <App client={client} origin={initialData.origin} base="" ssrPath={path} />
      </StrictMode>,
    )
  })
}

/** Renders a visitor's page, complete without scripts. Called by the server. */
export function render(data: PageData): Promise<Drawn> {
  return pages.run(newPageContext(data.language), async () => {
    await Promise.all([loadArticles(), loadPolicies(), loadAnswers()])
    const client = createQueryClient()
    loadPage(client, data)
    const base = pathIn(data.language, '/').replace(/\/$/, '')
    return drawnTags(
      <StrictMode>
        <App client={client} origin={data.origin} base={base} ssrPath={pathIn(data.language, data.path)} />
      </StrictMode>,
    )
  })
}

async function drawnTags(page: ReactNode): Promise<Drawn> {
  const { prelude } = await prerender(page, {
    // In one chunk: React would need a script to move later chunks into place.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError(error) {
      throw error
    },
  })
  const html = await new Response(prelude).text()
  const head = headTags.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}
