import type { APIRequestContext, Page, Request, Route } from 'playwright-core'

/** What can happen to a request. */
const harms = ['none', 'lost before', 'lost after', 'delayed', 'doubled', 'overtaken'] as const
export type NetworkFault = (typeof harms)[number]

/** Drawn like cards, so that every fault recurs in random order. */
const deck: readonly NetworkFault[] = [
  ...Array.from({ length: 8 }, (): NetworkFault => 'none'),
  ...(['lost before', 'lost after', 'delayed', 'doubled', 'overtaken'] as const),
  ...(['lost before', 'lost after', 'delayed', 'doubled', 'overtaken'] as const),
]
const longestDelay = 1500
/** A delay past the browser's timeout, so that it has given up. */
const pastTimeout = 9500

export interface BadNetwork {
  readonly done: Readonly<Record<NetworkFault, number>>
  /** The number of requests that did not reach a server. */
  readonly unserved: () => number
  /** Distinct submissions that left the browser, each with every reply of the server. */
  readonly submitted: ReadonlyMap<string, string[]>
  /** Lets everything through from now on, and waits for delayed requests. */
  mend: () => Promise<void>
}

/** Draws faults at random, and reshuffles when the deck is empty. */
function createDeck(random: () => number): () => NetworkFault {
  const left: NetworkFault[] = []
  return () => {
    if (left.length === 0) left.push(...deck)
    return left.splice(Math.floor(random() * left.length), 1)[0] ?? 'none'
  }
}

/** Identifies a submission across retries. */
function nameOf(request: Request): string {
  const body: unknown = request.postDataJSON()
  if (typeof body !== 'object' || body === null) throw new Error('A submission without a body')
  if ('attemptId' in body) return String(body.attemptId)
  return `deferral ${'token' in body ? String(body.token) : ''}`
}

/** Forwards requests to the server and records its replies by submission. */
const createAsking = (submitted: ReadonlyMap<string, string[]>) => ({
  /** Forwards the request and delivers the reply. */
  async ask(route: Route) {
    const name = nameOf(route.request())
    const reply = await route.fetch({ timeout: 8000, maxRetries: 0 })
    const body: unknown = await reply.json().catch(() => null)
    const verdict = typeof body === 'object' && body !== null && 'verdict' in body ? body.verdict : ''
    submitted.get(name)?.push(`${reply.status()} ${String(verdict)}`)
    return reply
  },

  /** Sends a copy that arrives after later requests. */
  async askLate(context: APIRequestContext, request: Request): Promise<void> {
    const headers = await request.allHeaders()
    const reply = await context.fetch(request.url(), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        cookie: headers['cookie'] ?? '',
      },
      data: request.postData() ?? '',
      timeout: 8000,
    })
    submitted.get(nameOf(request))?.push(`${reply.status()} late`)
  },
})

/** Loses, delays, duplicates, and reorders requests with an answer or “I haven’t learned this yet”. */
export async function injectFaults(page: Page, random: () => number): Promise<BadNetwork> {
  const done: Record<NetworkFault, number> = {
    none: 0,
    'lost before': 0,
    'lost after': 0,
    delayed: 0,
    doubled: 0,
    overtaken: 0,
  }
  let unserved = 0
  let isBad = true
  const submitted = new Map<string, string[]>()
  const held: (() => Promise<void>)[] = []
  const under = new Set<Promise<void>>()

  const deal = createDeck(random)
  const { ask, askLate } = createAsking(submitted)

  async function harm(route: Route, kind: NetworkFault): Promise<void> {
    const request = route.request()
    switch (kind) {
      case 'none':
        return route.fulfill({ response: await ask(route) })
      case 'lost before':
        return route.abort('connectionfailed')
      case 'lost after':
        await ask(route)
        return route.abort('connectionreset')
      case 'delayed': {
        const isTooLate = random() < 0.04
        await new Promise((resolve) => setTimeout(resolve, isTooLate ? pastTimeout : random() * longestDelay))
        return route.fulfill({ response: await ask(route) })
      }
      case 'doubled': {
        const [, second] = await Promise.all([ask(route), ask(route)])
        return route.fulfill({ response: second })
      }
      case 'overtaken':
        // The browser assumes the request is lost and retries it; this copy arrives after the next requests.
        held.push(() => askLate(page.request, request))
        return route.abort('timedout')
    }
  }

  await page.route(/\/api\/v1\/practice\/(answers|deferrals)$/, async (route) => {
    const name = nameOf(route.request())
    if (!submitted.has(name)) submitted.set(name, [])
    const kind = isBad ? deal() : 'none'
    done[kind] += 1
    const work = harm(route, kind)
      .catch(async () => {
        unserved += 1
        await route.abort('connectionrefused').catch(() => undefined)
      })
      .then(async () => {
        if (held.length > 2 || (held.length > 0 && random() < 0.4))
          await held
            .shift()?.()
            .catch(() => undefined)
      })
    under.add(work)
    await work
    under.delete(work)
  })

  return {
    done,
    unserved: () => unserved,
    submitted,
    async mend() {
      isBad = false
      await Promise.all(under)
      for (const release of held.splice(0).toReversed()) await release().catch(() => undefined)
    },
  }
}
