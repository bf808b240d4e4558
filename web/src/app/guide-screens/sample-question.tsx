import { formatAdvice } from '@skills-center/answers/format-advice'
import { judgeFraction } from '@skills-center/answers/judge-fraction'
import type { Response } from '@skills-center/contract/interaction'
import type { AnswerReply } from '@skills-center/contract/practice'
import { ArrowRight, Lightbulb, RotateCcw } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { language } from '../../language/language.ts'
import { t } from '../../language/messages.ts'
import { emptyResponse } from '../../item/interactions/interactions.ts'
import { inOwnStyle } from '../../item/interactions/typed/decimal-style.ts'
import { type ItemHandle, ItemView } from '../../item/item-view.tsx'
import { ReadAloud } from '../../item/speech/read-aloud.tsx'
import { HintList } from '../../practice/question/hints.tsx'
import { SolutionSteps } from '../../practice/question/solution-steps.tsx'
import { VerdictPanel } from '../../practice/question/verdict-panel.tsx'
import { WhyThis } from '../../practice/question/why-this.tsx'
import { Button } from '../../ui/button.tsx'
import '../../practice/practice.css'
import {
  usualMistake,
  mistakeFeedback,
  otherFeedback,
  sampleHints,
  sampleItem,
  sampleKey,
  sampleRightAnswer,
  sampleSolution,
} from './sample-question-text.ts'
import { sampleProgress } from './sample-progress.ts'

const fresh = { response: emptyResponse(sampleItem.interaction), hints: 0, misses: 0, reply: null, round: 0 }
interface State {
  readonly response: Response
  readonly hints: number
  readonly misses: number
  readonly reply: AnswerReply | null
  /** How many times the question has been restarted. */
  readonly round: number
}

/** A question that works as in practice and is judged by the same rules, but is not recorded. */
export function SampleQuestion() {
  const id = useId()
  const item = useRef<ItemHandle>(null)
  const [state, setState] = useState<State>(fresh)
  const { response, hints, misses, reply, round } = state
  const text = 'text' in response ? response.text.trim() : ''
  const isOver = reply?.triesLeft === 0

  function check() {
    const own = inOwnStyle(response)
    if (isOver || text === '' || !('text' in own)) return
    const next = replyTo(own.text, misses)
    setState({ ...state, reply: next, misses: misses + (next.verdict === 'incorrect' ? 1 : 0) })
  }
  function again() {
    setState({ ...fresh, round: round + 1 })
    item.current?.begin()
  }
  const mark =
    reply === null
      ? null
      : reply.verdict === 'correct'
        ? 'right'
        : reply.verdict === 'incorrect'
          ? 'wrong'
          : 'refused'
  return (
    <div className="rounded-lg border border-line bg-surface p-5 sm:p-8">
      <div className="relative mb-5">
        <h3 className="font-sans text-base font-semibold tracking-normal text-ink-soft">
          {t('ui/question-place', { place: 1 })}
        </h3>
        <WhyThis why={t('app/sample-has-no-reason')} />
      </div>
      <ItemView
        key={round}
        ref={item}
        id={id}
        item={sampleItem}
        response={response}
        messageId={`${id}-verdict`}
        isLocked={isOver}
        mark={mark}
        missed={[]}
        rightResponse={isOver ? { kind: 'fraction', text: sampleKey.value } : null}
        head={
          <ReadAloud
            what="question"
            passages={[{ kind: 'item', item: sampleItem, id }]}
            className="-ms-3 -mt-3 mb-2"
          />
        }
        onChange={(changed) => setState({ ...state, response: changed })}
        onSubmit={check}
      >
        <HintList hints={sampleHints.slice(0, hints)} />
      </ItemView>
      <div id={`${id}-verdict`} role="status" className="mt-6 empty:hidden">
        {reply !== null && (
          <VerdictPanel
            key={`${misses} ${reply.verdict} ${reply.echo}`}
            reply={reply}
            wasMissed={misses > (reply.verdict === 'incorrect' ? 1 : 0)}
            isTyped
            isAlgebra={false}
          />
        )}
      </div>
      {isOver && reply.solution !== null && <SolutionSteps steps={reply.solution} />}
      <div className="mt-7 flex flex-wrap items-center gap-3">
        {isOver ? (
          <Button size="large" variant="outline" className="max-sm:w-full" onClick={again}>
            <RotateCcw aria-hidden className="size-5" />
            {t('app/try-it-another-way')}
          </Button>
        ) : (
          <>
            <Button size="large" className="min-w-44 max-sm:w-full" disabled={text === ''} onClick={check}>
              {misses > 0 ? t('ui/check-again') : t('ui/check')}
              <ArrowRight aria-hidden className="size-5" />
            </Button>
            {hints < sampleHints.length && (
              <Button
                variant="quiet"
                size="large"
                className="max-sm:w-full"
                onClick={() => setState({ ...state, hints: hints + 1 })}
              >
                <Lightbulb aria-hidden className="size-5" />
                {hints === 0
                  ? t('ui/hint')
                  : t('ui/next-hint-place-of-count', { place: hints + 1, count: sampleHints.length })}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  )
}

/** The reply the server would give, without the account's data. */
function replyTo(text: string, misses: number): AnswerReply {
  const { verdict, echo, message } = judgeFraction(text, sampleKey)
  const isMiss = verdict === 'incorrect'
  const isMistake = isMiss && judgeFraction(text, { ...sampleKey, value: usualMistake }).verdict === 'correct'
  const triesLeft = verdict === 'correct' ? 0 : isMiss ? 1 - misses : 2 - misses
  const isOver = triesLeft === 0
  const otherwise =
    message === null ? null : [[{ kind: 'text' as const, text: formatAdvice(message, language()) }]]
  return {
    verdict,
    credited: false,
    notCredited: null,
    echo,
    feedback: isMistake ? mistakeFeedback : isMiss ? otherFeedback : otherwise,
    triesLeft,
    rightAnswer: isOver ? sampleRightAnswer : null,
    rightResponse: null,
    solution: isOver ? [...sampleSolution] : null,
    before: sampleProgress(),
    after: sampleProgress(),
    pointsEarned: 0,
    totalPoints: 0,
    achievementsEarned: [],
    planUse: { isPremium: true, dailyLimit: 0, dailyProblemsUsed: 0 },
    next: null,
    ahead: [],
    others: [],
    plan: null,
  }
}
