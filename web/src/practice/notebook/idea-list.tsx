import type { NotebookIdea } from '@skills-center/contract/practice/notebook'
import { type ReactNode, useId } from 'react'
import { t } from '../../language/messages.ts'
import { IdeaCard } from './idea-card.tsx'

/** A list of ideas with one status. Shows the total if not all are listed. */
export function IdeaList({
  title,
  ideas,
  count,
  today,
  children,
}: {
  readonly title: string
  readonly ideas: readonly NotebookIdea[]
  readonly count: number
  readonly today: string
  /** Shown between the heading and the list. */
  readonly children?: ReactNode
}) {
  const id = useId()
  if (count === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-2xl font-bold">
        {title} <span className="font-sans text-lg font-normal text-ink-soft tabular-nums">{count}</span>
      </h2>
      {children}
      <ul className="flex flex-col gap-4">
        {ideas.map((idea) => (
          <IdeaCard key={idea.id} idea={idea} today={today} />
        ))}
      </ul>
      {count > ideas.length && (
        <p className="mt-3 text-ink-soft">{t('practice/and-ideas-more', { count: count - ideas.length })}</p>
      )}
    </section>
  )
}
