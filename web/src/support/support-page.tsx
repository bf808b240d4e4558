import type { SupportTopic } from '@skills-center/contract/support'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { t } from '../language/messages.ts'
import { useSessionOrNull } from '../platform/session.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { AccessibilityStatement } from './accessibility-statement.tsx'
import { AnswerBrowser } from './answers/answer-browser.tsx'
import { AnswerSearch } from './answers/answer-search.tsx'
import { AskForm } from './ask/ask-form.tsx'
import { topicList } from './ask/topics.ts'
import { useRequest } from './ask/use-request.ts'
import { WaysToAsk } from './ask/ways-to-ask.tsx'

/** Answers to common questions, the reader's own role first, and a form to ask. Also for visitors. */
export function SupportPage() {
  const session = useSessionOrNull()
  const [search] = useSearchParams()
  const [query, setQuery] = useState('')
  const request = useRequest(topicList.find((known) => known === search.get('topic')) ?? 'help')
  const isSignedIn = session !== null
  const isSearching = query.trim() !== ''
  const reader = session?.user.role ?? 'student'

  function ask(about: SupportTopic) {
    if (request.sending.data !== undefined) request.another()
    request.change({ topic: about })
    const form = document.getElementById('ask')
    form?.scrollIntoView()
    form?.focus({ preventScroll: true })
  }
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-10">
      <div>
        <PageHeading title={t('ui/support')} />
        <p className="mt-2 max-w-prose text-lg text-ink-soft">{t('support/look-for-an-answer')}</p>
        <div role="search" className="mt-6">
          <Field
            label={t('support/search-the-answers')}
            type="search"
            autoComplete="off"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            end={<Search aria-hidden className="mr-2.5 size-5 text-ink-soft" />}
            className="min-h-13 text-lg"
          />
        </div>
        {!isSearching && <WaysToAsk onAsk={ask} />}
      </div>
      {isSearching ? (
        <AnswerSearch
          query={query}
          reader={reader}
          isSignedIn={isSignedIn}
          onClear={() => setQuery('')}
          onAsk={ask}
        />
      ) : (
        <AnswerBrowser reader={reader} isSignedIn={isSignedIn} onAsk={ask} />
      )}
      {isSearching && <WaysToAsk onAsk={ask} />}
      <Card
        as="section"
        id="ask"
        tabIndex={-1}
        aria-labelledby="ask-title"
        className="relative scroll-mt-6 overflow-hidden outline-none"
      >
        <h2 id="ask-title" className="mb-5 text-2xl font-bold">
          {t('support/write-to-us')}
        </h2>
        <AskForm request={request} />
      </Card>
      <AccessibilityStatement onReport={() => ask('accessibility')} />
      <div className="flex flex-wrap gap-3">
        {isSignedIn ? (
          <ButtonLink href="/app/flow" variant="outline">
            {t('support/read-the-guide')}
          </ButtonLink>
        ) : (
          <ButtonLink href="/" variant="outline">
            {t('support/sign-in-or-sign')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
