import { Rich } from '../language/rich.tsx'
import { WrittenAnswer } from './written-answer.tsx'

/** Shown under a verdict: how a typed answer was read, typeset as math. */
export function AnswerAsRead({ text, isAlgebra }: { readonly text: string; readonly isAlgebra: boolean }) {
  return (
    <p className="mt-1 text-ink-soft">
      <Rich
        id="item/read-your-answer"
        parts={{
          answer: (
            <span className="font-semibold text-ink">
              <WrittenAnswer text={text} isAlgebra={isAlgebra} />
            </span>
          ),
        }}
      />
    </p>
  )
}
