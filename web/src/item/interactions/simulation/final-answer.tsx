import type { ResponseOf } from '@skills-center/contract/interaction'
import { choiceParts } from '../choice/choice.tsx'
import type { InteractionProps } from '../parts.ts'
import { numberParts } from '../typed/typed-parts.tsx'

type Final = ResponseOf<'simulation'>['answer']

/** The answers of this kind among responses to a simulation. */
const ofKind = <Kind extends Final['kind']>(kind: Kind, answers: readonly Final[]) =>
  answers.filter((answer): answer is Extract<Final, { kind: Kind }> => answer.kind === kind)

/** The answer that follows from the rows, with the same controls as in any other question. */
export function FinalAnswer(props: InteractionProps<'simulation'>) {
  const { interaction, response, mark, missed, rightResponse, onChange } = props
  const { answer } = interaction
  const change = (changed: Final) => onChange({ ...response, answer: changed })
  const shared = {
    ...props,
    // The refusal may be about the rows, so the outer frame reports it.
    mark: mark === 'refused' ? null : mark,
    onChange: change,
  }
  const tried = missed.map((earlier) => earlier.answer)
  const right = rightResponse === null ? [] : [rightResponse.answer]
  if (answer.kind === 'choice')
    return (
      <choiceParts.View
        {...shared}
        interaction={answer}
        response={ofKind('choice', [response.answer])[0] ?? choiceParts.empty}
        missed={ofKind('choice', tried)}
        rightResponse={ofKind('choice', right)[0] ?? null}
      />
    )
  return (
    <numberParts.View
      {...shared}
      interaction={answer}
      response={ofKind('number', [response.answer])[0] ?? numberParts.empty}
      missed={ofKind('number', tried)}
      rightResponse={ofKind('number', right)[0] ?? null}
    />
  )
}
