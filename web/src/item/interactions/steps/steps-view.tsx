import { maxSteps } from '@skills-center/contract/interaction'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { useContentLanguage } from '../../../language/content.ts'
import { t } from '../../../language/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { RichTextView } from '../../rich-text.tsx'
import { AnswerGroup } from '../answer-group.tsx'
import type { InteractionProps } from '../parts.ts'
import { EntryKeys } from '../typed/entry-keys.tsx'
import { unitKeys, workKeys } from '../typed/keys.ts'
import { ClosedLine, GivenLine, StepLine } from './step-line.tsx'
import { useJudgedWork } from './use-judged-work.ts'
import { isBlank, useWorkLines } from './use-work-lines.ts'

/** Work written line by line. When a line loses focus, it becomes typeset math and shows whether it follows. */
export function StepsView(props: InteractionProps<'steps'>) {
  const { interaction, response, id, questionId, isLocked, mark, missed, onChange } = props
  const { task, given, label, letters, judged } = interaction
  const language = useContentLanguage()
  const lines = response.lines.length === 0 ? [''] : response.lines
  const { isClosed, message, current, shown, onLeave, isDone } = useJudgedWork(props, lines)
  const field = useRef<HTMLInputElement>(null)
  const work = useWorkLines({
    lines,
    isLocked,
    field,
    isDone,
    onLeave,
    onChange: (changed) => onChange({ ...response, lines: [...changed] }),
  })
  const noteOf = (line: number) => `${id}-line-${line}-note`
  return (
    <AnswerGroup
      {...props}
      // A wrong line shows its own verdict.
      mark={mark === 'refused' ? mark : null}
      isClosed={isClosed}
      isRepeated={
        mark === null && !isClosed && missed.some((earlier) => earlier.lines.join('\n') === lines.join('\n'))
      }
      hint={judged === 'each-line' ? t('item/work-line-by-line-each') : t('item/work-line-by-line-at-check')}
      message={message}
    >
      <div className="max-w-xl">
        <p lang={language} className="mb-1 ps-10 font-semibold">
          {label}
        </p>
        <ol aria-labelledby={questionId} className="grid gap-y-2">
          {given.map((text, index) => (
            <GivenLine key={`given ${index}`}>
              <RichTextView text={text} />
            </GivenLine>
          ))}
          {isClosed
            ? shown
                .filter(({ text }) => !isBlank(text))
                .map(({ line, ...its }, index) => (
                  <ClosedLine key={line} {...its} noteId={noteOf(line)} place={index + 1} />
                ))
            : shown.map(({ line, ...its }) => (
                <StepLine
                  key={line}
                  {...its}
                  {...work.fieldOf(line)}
                  id={`${id}-line-${line}`}
                  noteId={noteOf(line)}
                  place={line + 1}
                  isWaiting={line !== current}
                />
              ))}
        </ol>
        {!isClosed && (
          <div className="print:hidden">
            <Button
              variant="quiet"
              size="small"
              className="ms-7 mt-1 pointer-coarse:min-h-11"
              disabled={isLocked || lines.length >= maxSteps || isBlank(lines.at(-1))}
              onClick={work.addLine}
            >
              <Plus aria-hidden className="size-4.5" />
              {t('item/step-new-line')}
            </Button>
            <EntryKeys
              keys={[
                ...(task.kind === 'quantity' ? unitKeys(task.given, task.unit) : []),
                ...workKeys(letters, hasInequality(task)),
              ]}
              field={field}
              isForTouchOnly={false}
              isLocked={isLocked}
              onType={work.onType}
            />
          </div>
        )}
      </div>
    </AnswerGroup>
  )
}

const hasInequality = (task: InteractionProps<'steps'>['interaction']['task']): boolean =>
  task.kind === 'solve' && /[<>≤≥]|\\[lg]eq?(?![a-z])/u.test(task.given)
