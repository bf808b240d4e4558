import type { SupportTopic } from '@skills-center/contract/support'
import { useDeferredValue } from 'react'
import { t } from '../../language/messages.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AnswerList } from './answer-list.tsx'
import type { Reader } from './answer-browser.tsx'
import { answers } from './answers.ts'
import { findAnswers } from './find-answers.ts'

interface AnswerSearchProps {
  readonly query: string
  /** Of two equally good results, this reader’s comes first. */
  readonly reader: Reader
  readonly isSignedIn: boolean
  readonly onClear: () => void
  readonly onAsk: (topic: SupportTopic) => void
}

/** Search results, updated while typing. */
export function AnswerSearch({ query, reader, isSignedIn, onClear, onAsk }: AnswerSearchProps) {
  // Typing has priority; the list follows.
  const asked = useDeferredValue(query)
  const ownFirst = answers().toSorted((one, other) => rank(one.topic) - rank(other.topic))
  const found = findAnswers(ownFirst, asked)
  function rank(topic: string): number {
    return topic === reader ? 0 : 1
  }
  return (
    <section aria-label={t('support/answers-found')}>
      <p role="status" className="mb-3 text-ink-soft">
        {t('support/answers-fit', { count: found.length })}
      </p>
      {found.length > 0 ? (
        <AnswerList answers={found} isFound isSignedIn={isSignedIn} onAsk={onAsk} />
      ) : (
        <EmptyState
          drawing="lost"
          title={t('support/no-answer-fits-these-words')}
          action={
            <>
              <Button variant="outline" onClick={onClear}>
                {t('support/show-all-answers')}
              </Button>
              <Button onClick={() => onAsk('help')}>{t('support/ask-us')}</Button>
            </>
          }
        >
          {t('support/try-a-single-word')}
        </EmptyState>
      )}
    </section>
  )
}
