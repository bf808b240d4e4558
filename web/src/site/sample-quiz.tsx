import { useRef, useState } from 'react'
import { t } from '../language/messages.ts'
import { gradeName } from '../ui/grade-name.ts'
import { contentLanguage, inEnglish } from '../language/language.ts'
import type { Passage } from '../item/speech/passage.ts'
import { ReadAloud } from '../item/speech/read-aloud.tsx'
import { useSilence } from '../item/speech/use-silence.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { SubjectTag } from '../ui/subject-tag.tsx'
import { QuizOption } from './quiz-option.tsx'
import { sampleQuestions } from './sample-questions.ts'

/** Five questions for anyone, with immediate feedback, repeating. */
export function SampleQuiz() {
  const [index, setIndex] = useState(0)
  const [chosen, setChosen] = useState<number | null>(null)
  const prompt = useRef<HTMLParagraphElement>(null)
  useSilence(`${index} ${chosen}`)
  const question = sampleQuestions[index]
  if (question === undefined) return null

  const isCorrect = chosen === question.correct
  const thinking = chosen === null ? null : (question.thinking[chosen] ?? null)
  const next = () => {
    setIndex((index + 1) % sampleQuestions.length)
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
          {t('site/question-place-of-count', { place: index + 1, count: sampleQuestions.length })}
        </p>
      </header>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-soft">
        <SubjectTag subject={question.subject === 'Math' ? 'math' : 'science'} />
        <span>
          {gradeName(question.grade)} · <span lang={contentLanguage(inEnglish)}>{question.skill}</span>
        </span>
      </p>
      <ReadAloud
        what="question"
        passages={[
          { kind: 'words', words: question.question, within: 'quiz-question' },
          ...question.options.map((option, at): Passage => ({
            kind: 'words',
            words: `Option ${'ABCD'[at] ?? ''}: ${option}.`,
          })),
        ]}
        className="-ms-3 -my-3"
      />
      <p
        ref={prompt}
        tabIndex={-1}
        lang={contentLanguage(inEnglish)}
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
            onChoose={() => setChosen(at)}
          />
        ))}
      </div>
      <WithoutScript question={question} />
      <div role="status" className={chosen === null ? '-mt-5' : undefined}>
        {chosen !== null && (
          <div className={`rounded-md p-4 ${isCorrect ? 'bg-correct-soft' : 'bg-incorrect-soft'}`}>
            <p className={`font-display text-lg font-bold ${isCorrect ? 'text-correct' : 'text-incorrect'}`}>
              {isCorrect ? t('ui/correct') : t('site/not-quite-right')}
            </p>
            {thinking !== null && (
              <p id="quiz-thinking" lang={contentLanguage(inEnglish)} className="mt-1 mb-2 font-medium">
                {thinking}
              </p>
            )}
            <p id="quiz-explanation" lang={contentLanguage(inEnglish)} className="mt-1">
              {question.explanation}
            </p>
          </div>
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
                : [{ kind: 'words', words: thinking, within: 'quiz-thinking' } as const]),
              { kind: 'words', words: question.explanation, within: 'quiz-explanation' },
            ]}
          />
        </div>
      )}
    </Card>
  )
}

/** Without a script, the answer expands natively. */
function WithoutScript({ question }: { question: (typeof sampleQuestions)[number] }) {
  return (
    <noscript>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link">
          {t('ui/show-the-answer')}
        </summary>
        <div lang={contentLanguage(inEnglish)}>
          <p className="mt-1 font-semibold">{question.options[question.correct]}</p>
          <p className="mt-1">{question.explanation}</p>
        </div>
      </details>
      <p className="mt-3 text-sm text-ink-soft">{t('site/and-going')}</p>
    </noscript>
  )
}
