import type { WrongLine } from '@skills-center/contract/practice/wrong-line'
import { t } from '../language/messages.ts'
import { Rich } from '../language/rich.tsx'
import { WrittenAnswer } from './written-answer.tsx'

/** For teachers: the first line of a student's work that does not follow, the line above it, and the feedback. */
export function WrongLineView({ line: { place, above, line, mistakes } }: { readonly line: WrongLine }) {
  const [first, second] = mistakes
  return (
    <>
      <span className="block">
        <Rich
          id="item/wrong-line"
          values={{ place }}
          parts={{ above: <Line text={above} />, line: <Line text={line} /> }}
        />
      </span>
      {first !== undefined && (
        <span className="block">
          {t('item/wrong-line-feedback', {
            text: second === undefined ? first : `${first} ${t('item/step-or', { other: second })}`,
          })}
        </span>
      )}
    </>
  )
}

const Line = ({ text }: { readonly text: string }) => (
  <span className="font-semibold">
    <WrittenAnswer text={text} isAlgebra />
  </span>
)
