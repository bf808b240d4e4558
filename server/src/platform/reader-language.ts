import { AsyncLocalStorage } from 'node:async_hooks'
import { languageAccepted, type Language } from '@skills-center/contract/language'
import type { FastifyRequest } from 'fastify'

/** The language of the page that sent the request; our web app sends it with each. */
export const askedLanguage = (request: FastifyRequest): Language =>
  languageAccepted(request.headers['accept-language'])

const reading = new AsyncLocalStorage<Language>()

/** Runs `work` for a reader of this language. */
export const inLanguage = <Result>(language: Language, work: () => Result): Result =>
  reading.run(language, work)

/**
 * The language of the person who will read this reply; English outside a request. Work done for many people at once
 * (group commits, jobs) must not use it: a question's token carries its language.
 */
export const readerLanguage = (): Language => reading.getStore() ?? 'en'
