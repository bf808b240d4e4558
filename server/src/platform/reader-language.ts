import { AsyncLocalStorage } from 'node:async_hooks'
import { languageAccepted, type Language } from '@skills-center/contract/language'
import type { FastifyRequest } from 'fastify'

/** What the page speaks that sent a request: the web says so in each. */
export const askedLanguage = (request: FastifyRequest): Language =>
  languageAccepted(request.headers['accept-language'])

const reading = new AsyncLocalStorage<Language>()

/** Does work for a reader of this language. */
export const inLanguage = <Result>(language: Language, work: () => Result): Result =>
  reading.run(language, work)

/**
 * The language of the person who reads this reply; English where no request is at hand. Work that is done for
 * many at once (group commits, jobs) must not ask for it: what belongs to a question says its language in its token.
 */
export const readerLanguage = (): Language => reading.getStore() ?? 'en'
