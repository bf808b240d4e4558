import { useMemo, useRef, useState } from 'react'
import { t } from '../language/messages.ts'
import { gradeName } from '../ui/grade-name.ts'
import type { Passage } from '../item/speech/passage.ts'
import { ReadAloud } from '../item/speech/read-aloud.tsx'
import { useSilence } from '../item/speech/use-silence.ts'
import { Button } from '../ui/button.tsx'
import { buttonStyle } from '../ui/button-style.ts'
import { Card } from '../ui/card.tsx'
import { SubjectTag } from '../ui/subject-tag.tsx'
import { QuizOption } from './quiz-option.tsx'
import { sampleCount, type SampleQuestion, sampleQuestions } from './sample-questions.ts'

/** Five questions for anyone, with immediate feedback, repeating. */
export function SampleQuiz() {
  const [index, setIndex] = useState(0)
  const [chosen, setChosen] = useState<number | null>(null)
  const [rightCount, setRightCount] = useState(0)
  const prompt = useRef<HTMLParagraphElement>(null)
  useSilence(`${index} ${chosen}`)
  const questions = useMemo(sampleQuestions, [])
  const question = questions[index]
  if (question === undefined) return null

  const isCorrect = chosen === question.correct
  const thinking = chosen === null ? null : (question.thinking[chosen] ?? null)
  const isLast = index === sampleCount - 1
  const choose = (at: number) => {
    setChosen(at)
    if (at === question.correct) setRightCount(rightCount + 1)
  }
  const next = () => {
    setIndex((index + 1) % sampleCount)
    if (isLast) setRightCount(0)
    setChosen(null)
    prompt.current?.focus()
  }
  return (
    <Card as="section" aria-labelledby="quiz-heading" className="flex flex-col gap-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id="quiz-heading" className="mr-auto text-xl font-bold">
          {t('site/try-a-question')}
        </h2>
        <p className="text-sm font-medium text-ink-soft tabular-nums">
          {t('site/question-place-of-count', { place: index + 1, count: sampleCount })}
        </p>
      </header>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-soft">
        <SubjectTag subject={question.subject === 'Math' ? 'math' : 'science'} />
        <span>
          {gradeName(question.grade)} · {question.skill}
        </span>
      </p>
      <ReadAloud
        what="question"
        passages={[
          { kind: 'own', words: question.question, within: 'quiz-question' },
          ...question.options.map((option, at): Passage => ({
            kind: 'own',
            words: `${t('site/quiz-option', { letter: 'ABCD'[at] ?? '', words: option })}.`,
          })),
        ]}
        className="-ms-3 -my-3"
      />
      <p
        ref={prompt}
        tabIndex={-1}
        id="quiz-question"
        className="font-display text-[1.45rem] leading-snug font-semibold outline-none"
      >
        {question.question}
      </p>
      <div role="group" aria-labelledby="quiz-question" className="grid gap-2.5">
        {question.options.map((option, at) => (
          <QuizOption
            key={option}
            letter={'ABCD'[at] ?? ''}
            text={option}
            state={
              chosen === null ? 'open' : at === question.correct ? 'right' : at === chosen ? 'wrong' : 'faded'
            }
            onChoose={() => choose(at)}
          />
        ))}
      </div>
      <WithoutScript question={question} />
      <div role="status" className={chosen === null ? '-mt-5' : undefined}>
        {chosen !== null && (
          <QuizVerdict isCorrect={isCorrect} thinking={thinking} explanation={question.explanation} />
        )}
      </div>
      {chosen !== null && (
        <div className="flex flex-wrap items-center gap-3">
          <Button onClick={next}>{t('site/next-question-title')}</Button>
          <ReadAloud
            what="explanation"
            className="max-sm:-ms-3"
            passages={[
              { kind: 'own', words: isCorrect ? t('ui/correct') : t('site/not-quite-right-sentence') },
              ...(thinking === null
                ? []
                : [{ kind: 'own', words: thinking, within: 'quiz-thinking' } as const]),
              { kind: 'own', words: question.explanation, within: 'quiz-explanation' },
            ]}
          />
        </div>
      )}
      {chosen !== null && isLast && <QuizEnd right={rightCount} />}
    </Card>
  )
}

function QuizVerdict({
  isCorrect,
  thinking,
  explanation,
}: Pick<SampleQuestion, 'explanation'> & { isCorrect: boolean; thinking: string | null }) {
  return (
    <div className={`rounded-md p-4 ${isCorrect ? 'bg-correct-soft' : 'bg-incorrect-soft'}`}>
      <p className={`font-display text-lg font-bold ${isCorrect ? 'text-correct' : 'text-incorrect'}`}>
        {isCorrect ? t('ui/correct') : t('site/not-quite-right')}
      </p>
      {thinking !== null && (
        <p id="quiz-thinking" className="mt-1 mb-2 font-medium">
          {thinking}
        </p>
      )}
      <p id="quiz-explanation" className="mt-1">
        {explanation}
      </p>
    </div>
  )
}

/** The score, and what an account adds. */
function QuizEnd({ right }: { right: number }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-5">
      <p className="min-w-0 flex-1 basis-60">
        <strong className="block font-display text-lg">
          {t('site/quiz-score', { right, count: sampleCount })}
        </strong>
        {t('site/quiz-goes-on')}
      </p>
      <a href="#sign-up" className={buttonStyle({ variant: 'outline' })}>
        {t('site/sign-up-free')}
      </a>
    </div>
  )
}

/** Without a script, the answer expands natively. */
function WithoutScript({ question }: { question: SampleQuestion }) {
  return (
    <noscript>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link">
          {t('ui/show-the-answer')}
        </summary>
        <div>
          <p className="mt-1 font-semibold">{question.options[question.correct]}</p>
          <p className="mt-1">{question.explanation}</p>
        </div>
      </details>
      <p className="mt-3 text-sm text-ink-soft">{t('site/and-going')}</p>
    </noscript>
  )
}
