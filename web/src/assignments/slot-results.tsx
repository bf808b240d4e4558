import { getSlotResults } from '@skills-center/contract/assignments'
import type { AssignmentId } from '@skills-center/contract/assignments/id'
import type { GivenAnswer, SlotResult } from '@skills-center/contract/assignments/slots'
import type { ReplayedQuestion } from '@skills-center/contract/practice/history'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { contentLanguage } from '../language/language.ts'
import { t } from '../language/messages.ts'
import { RichTextLine } from '../item/rich-text.tsx'
import { WrongLineView } from '../item/wrong-line.tsx'
import { queryOf } from '../platform/queries.ts'
import { detailOf } from '../platform/request-error.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { levelNames } from './level-names.ts'
import { SlotAnswers } from './slot-answers.tsx'
import { SlotPreview } from './slot-preview.tsx'
import { formatStudents } from './format-assignment.ts'

interface SlotResultsProps {
  readonly id: AssignmentId
  readonly isSame: boolean
  readonly replay: (question: ReplayedQuestion) => ReactNode
}

/** Each question of a fixed set, with its results. */
export function SlotResults({ id, isSame, replay }: SlotResultsProps) {
  const { data, error, refetch } = useQuery({
    ...queryOf(getSlotResults, { params: { id } }),
    staleTime: 15_000,
  })
  if (error !== null && data === undefined)
    return (
      <Card className="mt-6">
        <LoadError what={t('ui/the-questions')} detail={detailOf(error)} onRetry={() => void refetch()} />
      </Card>
    )
  if (data === undefined)
    return (
      <div className="mt-6 flex flex-col gap-4" aria-busy>
        <Skeleton className="h-56 rounded-lg" />
        <Skeleton className="h-56 rounded-lg" />
      </div>
    )
  return (
    <>
      <h2 className="sr-only">{t('assignments/questions')}</h2>
      <ol aria-label={t('assignments/questions')} className="mt-6 flex flex-col gap-4">
        {data.map((result, index) => (
          <Slot
            key={result.slot.slot}
            id={id}
            result={result}
            number={index + 1}
            isSame={isSame}
            replay={replay}
          />
        ))}
      </ol>
    </>
  )
}

function Slot({
  id,
  result,
  number,
  isSame,
  replay,
}: SlotResultsProps & { readonly result: SlotResult; readonly number: number }) {
  const [isShown, setShown] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const answersId = useId()
  const { slot, skill, item, author, answered, rightAtOnce, rightLater, answers } = result
  return (
    <Card as="li" padding="none" className="px-5 py-5 sm:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="font-sans text-lg font-semibold tracking-normal">
          {number}. <span lang={contentLanguage(skill)}>{skill.name}</span>
          <span className="ml-2 text-sm font-normal text-ink-soft">
            {isSame ? levelNames()[slot.level] : t('assignments/each-at-their-own-level')}
            {author !== null && ` · ${t('assignments/by-author', { author })}`}
          </span>
        </h3>
        <p className={answered === 0 ? 'text-ink-soft' : 'font-semibold'}>
          {answered === 0
            ? t('assignments/nobody-has-answered-it-yet')
            : t('assignments/right-at-once-of-answered', { rightAtOnce, answered })}
        </p>
      </div>
      {isWhole ? (
        <div className="mt-3">
          <SlotPreview shown={result} />
        </div>
      ) : (
        <p className="mt-2 max-w-prose text-lg [overflow-wrap:anywhere]">
          {!isSame && <span className="text-ink-soft">{t('assignments/for-example')} </span>}
          <span lang={contentLanguage(item)}>
            <RichTextLine text={item.stem} />
          </span>
        </p>
      )}
      {rightLater > 0 && (
        <p className="mt-1 text-sm text-ink-soft">{t('assignments/right-later-more', { rightLater })}</p>
      )}
      {answers.length > 0 && (
        <ul
          aria-label={t('assignments/answers-to-question-number', { number })}
          className="mt-4 flex flex-col gap-2"
        >
          {answers.map((answer, index) => (
            <Given key={index} item={item} skill={skill} answer={answer} answered={answered} />
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="outline" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('assignments/hide-the-answer') : t('assignments/whole-question-and-answer')}
          <span className="sr-only"> {t('assignments/of-question-number', { number })}</span>
        </Button>
        {answered > 0 && (
          <Button
            variant="outline"
            size="small"
            aria-expanded={isShown}
            aria-controls={answersId}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? t('assignments/hide-each-answer') : t('assignments/show-each-answer')}
            <span className="sr-only"> {t('assignments/to-question-number', { number })}</span>
          </Button>
        )}
      </div>
      <div id={answersId}>
        {isShown && slot.slot !== null && <SlotAnswers id={id} slot={slot.slot} replay={replay} />}
      </div>
    </Card>
  )
}

/** One answer as a bar sized by how many students gave it, with their names. */
function Given({
  item,
  skill,
  answer,
  answered,
}: Pick<SlotResult, 'item' | 'skill'> & { readonly answer: GivenAnswer; readonly answered: number }) {
  const { label, isRight, mistake, wrongLine, students } = answer
  const Icon = isRight ? CircleCheck : CircleX
  const share = Math.round((100 * students.length) / Math.max(1, answered))
  return (
    <li className="relative overflow-hidden rounded-md bg-sunken">
      <span
        aria-hidden
        style={{ width: `${share}%` }}
        className={`absolute inset-y-0 left-0 ${isRight ? 'bg-correct-soft' : 'bg-incorrect-soft'}`}
      />
      <div className="relative flex flex-wrap items-start gap-x-4 gap-y-1 px-4 py-2.5">
        <div className="flex min-w-0 flex-1 basis-56 items-start gap-2.5">
          <Icon
            aria-hidden
            className={`mt-0.5 size-5 shrink-0 ${isRight ? 'text-correct' : 'text-incorrect'}`}
          />
          <div className="min-w-0 [overflow-wrap:anywhere]">
            <p className="font-semibold">
              <span className="sr-only">
                {isRight ? t('assignments/right') : t('assignments/not-right')}{' '}
              </span>
              {label !== null ? (
                <span lang={contentLanguage(item)}>
                  <RichTextLine text={label} />
                </span>
              ) : mistake !== null ? (
                <span lang={contentLanguage(skill)}>{mistake}</span>
              ) : isRight ? (
                t('assignments/right-answer-label-answer')
              ) : (
                t('assignments/another-answer')
              )}
            </p>
            {label !== null && mistake !== null && (
              <p lang={contentLanguage(skill)} className="text-sm">
                {mistake}
              </p>
            )}
            {wrongLine !== null && (
              <p className="mt-0.5 text-sm">
                <WrongLineView line={wrongLine} />
              </p>
            )}
            <p className="mt-0.5 text-sm">{students.join(', ')}</p>
          </div>
        </div>
        <p className="text-sm font-semibold tabular-nums">{formatStudents(students.length)}</p>
      </div>
    </li>
  )
}
