import { Search } from 'lucide-react'
import { useState } from 'react'
import { useSessionOrNull } from '../platform/session.tsx'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Field } from '../ui/field.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { AnswerList } from './answer-list.tsx'
import { answers, type Topic } from './answers.ts'
import { findAnswers } from './find-answers.ts'

/** Answers to common questions, the reader's own role first. Also for visitors. */
export function SupportPage() {
  const session = useSessionOrNull()
  const [query, setQuery] = useState('')
  const found = findAnswers(answers, query)
  const isSearching = query.trim() !== ''
  const topics: readonly Topic[] =
    session?.user.role === 'teacher'
      ? ['teacher', 'student', 'access', 'privacy']
      : ['student', 'teacher', 'access', 'privacy']
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-8">
      <div>
        <PageHeading title="Support" />
        <p className="mt-2 text-lg text-ink-soft">
          Answers to what people ask most. For anything else, ask your teacher or whoever runs this server.
        </p>
      </div>
      <div role="search">
        <Field
          label="Search the answers"
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          end={<Search aria-hidden className="mr-2.5 size-5 text-ink-soft" />}
        />
        <p role="status" className="mt-2 min-h-6 text-sm text-ink-soft">
          {isSearching && (found.length === 1 ? '1 answer found' : `${found.length} answers found`)}
        </p>
      </div>
      {found.length === 0 ? (
        <EmptyState
          drawing="lost"
          title="No answer has all of these words"
          action={
            <Button variant="outline" onClick={() => setQuery('')}>
              Show all answers
            </Button>
          }
        >
          Try a single word, such as “limit” or “mastery”.
        </EmptyState>
      ) : (
        topics.map((topic) => {
          const ofTopic = found.filter((entry) => entry.topic === topic)
          return ofTopic.length === 0 ? null : (
            <AnswerList key={topic} topic={topic} answers={ofTopic} isOpen={isSearching} />
          )
        })
      )}
      <div className="flex flex-wrap gap-3">
        {session === null ? (
          <ButtonLink href="/">Sign in or sign up</ButtonLink>
        ) : (
          <ButtonLink href="/app/flow" variant="outline">
            Read the guide
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
