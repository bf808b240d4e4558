import type { AuthoredAnswer } from '@skills-center/contract/questions/authored'
import { Select } from '../ui/select.tsx'
import { changeKind, isAuthoredKind, kindNames } from './blank-question.ts'
import type { AnswerFormProps } from './form-props.ts'
import { OptionFields } from './option-fields.tsx'
import { MatchFields, OrderFields, PlacedFeedback, SortFields } from './placed-fields.tsx'
import { TypedFields } from './typed-fields.tsx'

const kinds = Object.entries(kindNames).map(([value, label]) => ({ value, label }))

/** How the question is answered. */
export function AnswerFields(props: AnswerFormProps<AuthoredAnswer>) {
  const { answer, onChange } = props
  return (
    <>
      <Select
        label="How students answer"
        value={answer.kind}
        options={kinds}
        onChange={({ target }) => {
          if (isAuthoredKind(target.value)) onChange(changeKind(answer, target.value))
        }}
      />
      {'right' in answer ? (
        <TypedFields {...props} answer={answer} />
      ) : 'options' in answer ? (
        <OptionFields {...props} answer={answer} />
      ) : (
        <>
          {answer.kind === 'order' && <OrderFields {...props} answer={answer} />}
          {answer.kind === 'match' && <MatchFields {...props} answer={answer} />}
          {answer.kind === 'sort' && <SortFields {...props} answer={answer} />}
          <PlacedFeedback {...props} answer={answer} />
        </>
      )}
    </>
  )
}
