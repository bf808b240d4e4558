import type { NotebookIdea } from '@skills-center/contract/practice/notebook'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'wouter'
import { contentLanguage } from '../../language/language.ts'
import { t } from '../../language/messages.ts'
import { RichTextView } from '../../item/rich-text.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SkillIcon } from '../../ui/skill-icon.tsx'
import { formatComing, formatHistory, rightDaysWanted } from './format-idea.ts'
import type { QuestionId } from '@skills-center/contract/practice/history'
import { useQuery } from '@tanstack/react-query'
import { detailOf } from '../../platform/request-error.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { replayQuery } from '../history/history-query.ts'
import { Replayed } from '../history/replayed-question.tsx'

/** A missed idea: its name, its history, and the question in which it was missed. */
export function IdeaCard({ idea, today }: { readonly idea: NotebookIdea; readonly today: string }) {
  const { skill, name, explanation, family, rightOn, lastMissed } = idea
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const coming = formatComing(idea, today)
  return (
    <Card as="li" padding="none" className="p-5 sm:px-6">
      <div className="flex items-start gap-4">
        <span
          aria-hidden
          className={classNames(
            'grid size-11 shrink-0 place-items-center rounded-md',
            skill.subject === 'math' ? 'bg-math-soft text-math' : 'bg-science-soft text-science',
          )}
        >
          <SkillIcon name={skill.icon} />
        </span>
        <div className="min-w-0 flex-1">
          <p className="text-sm text-ink-soft">
            <Link
              href={`/skills/${skill.id}/modules`}
              lang={contentLanguage(skill)}
              className="hover:underline"
            >
              {skill.name}
            </Link>
            {family !== null && (
              <>
                {' · '}
                <span lang={contentLanguage(skill)}>{family}</span>
              </>
            )}
          </p>
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <h3
              id={`${id}-name`}
              lang={contentLanguage(skill)}
              className="font-sans text-lg leading-snug font-semibold tracking-normal first-letter:uppercase"
            >
              {name}
            </h3>
            <RightDays count={rightOn.length} />
          </div>
          <p className="mt-0.5">
            {formatHistory(idea, today)} {coming}
          </p>
          {explanation !== null && (
            <div className="mt-1.5 max-w-prose text-ink-soft">
              <RichTextView text={explanation} />
            </div>
          )}
          <Button
            variant="quiet"
            size="small"
            className="-ms-3 mt-2"
            aria-expanded={isOpen}
            aria-controls={`${id}-question`}
            aria-describedby={`${id}-name`}
            onClick={() => setIsOpen(!isOpen)}
          >
            <ChevronDown
              aria-hidden
              className={classNames('size-4.5 motion-safe:transition-transform', isOpen && 'rotate-180')}
            />
            {isOpen ? t('practice/hide-the-question') : t('practice/see-the-question-you-missed')}
          </Button>
        </div>
      </div>
      <div id={`${id}-question`} hidden={!isOpen} className="mt-4 border-t border-line pt-5">
        {isOpen && <MissedQuestion id={lastMissed} />}
      </div>
    </Card>
  )
}

/** How many of the required days with a right answer are done. */
function RightDays({ count }: { readonly count: number }) {
  return (
    <p className="flex items-center gap-1.5 text-sm whitespace-nowrap text-ink-soft">
      {Array.from({ length: rightDaysWanted }, (_, index) => (
        <span
          key={index}
          aria-hidden
          className={classNames(
            'size-3 rounded-full border-2 border-correct',
            index < count ? 'bg-correct' : 'bg-transparent',
          )}
        />
      ))}
      <span className="ms-1">
        {t('practice/count-of-wanted-days-right', { count, wanted: rightDaysWanted })}
      </span>
    </p>
  )
}

/** The question in which an idea was missed, as it was asked. */
function MissedQuestion({ id }: { readonly id: QuestionId }) {
  const { data, error, isError, refetch } = useQuery(replayQuery(id))
  if (data !== undefined) return <Replayed question={data} />
  if (isError)
    return <LoadError what={t('ui/the-question')} detail={detailOf(error)} onRetry={() => void refetch()} />
  return (
    <div aria-busy className="flex flex-col gap-3">
      <Skeleton className="h-6 w-full" />
      <Skeleton className="h-6 w-3/5" />
      <Skeleton className="mt-3 h-32" />
    </div>
  )
}
