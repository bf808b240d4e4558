import type { SupportTopic } from '@skills-center/contract/support'
import { useState } from 'react'
import { t } from '../../language/messages.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { AnswerList } from './answer-list.tsx'
import { topicNames, type Topic } from './answer.ts'
import { answers } from './answers.ts'

export type Reader = 'student' | 'teacher' | 'parent'
const readers = (): readonly { value: Reader; label: string }[] => [
  { value: 'student', label: t('ui/students') },
  { value: 'teacher', label: t('support/teachers') },
  { value: 'parent', label: t('support/parents') },
]

interface AnswerBrowserProps {
  /** The kind of reader whose answers come first. */
  readonly reader: Reader
  readonly isSignedIn: boolean
  readonly onAsk: (topic: SupportTopic) => void
}

/** All answers: those for one kind of reader, then those for everyone. */
export function AnswerBrowser({ reader: ownReader, isSignedIn, onAsk }: AnswerBrowserProps) {
  const [reader, setReader] = useState<Reader>(ownReader)
  const topics: readonly Topic[] = [reader, 'privacy', 'access']
  return (
    <div className="flex flex-col gap-8">
      <SegmentedControl
        label={t('support/answers-for')}
        labelHidden
        value={reader}
        options={readers()}
        onChange={setReader}
      />
      {topics.map((topic) => (
        <section key={topic} aria-labelledby={`${topic}-title`}>
          <h2 id={`${topic}-title`} className="mb-3 text-2xl font-bold">
            {topicNames()[topic]}
          </h2>
          <AnswerList
            answers={answers().filter((entry) => entry.topic === topic)}
            isFound={false}
            isSignedIn={isSignedIn}
            onAsk={onAsk}
          />
        </section>
      ))}
    </div>
  )
}
