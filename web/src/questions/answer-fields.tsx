import type { AuthoredAnswer, AuthoredKind } from '@skills-center/contract/questions/authored'
import type { AuthoredFigure } from '@skills-center/contract/questions/figures'
import { useState } from 'react'
import { t } from '../language/messages.ts'
import { Select } from '../ui/select.tsx'
import { changeKind, isAuthoredKind, kindNames, losesOnChange } from './blank-question.ts'
import { NumberLineFields, PlaneFields, PlotFields } from './drawn-fields.tsx'
import type { AnswerFormProps } from './form-props.ts'
import { GapFields } from './gap-fields.tsx'
import { OptionFields } from './option-fields.tsx'
import { HotSpotFields, LabelFields } from './part-fields.tsx'
import { MatchFields, OrderFields, PlacedFeedback, SortFields } from './placed-fields.tsx'
import { ReplaceDialog } from './replace-dialog.tsx'
import { TableFields } from './table-fields.tsx'
import { TypedFields } from './typed-fields.tsx'

const kinds = () => Object.entries(kindNames()).map(([value, label]) => ({ value, label }))

type AnswerFieldsProps = AnswerFormProps<AuthoredAnswer> & { readonly figure: AuthoredFigure | null }

/** The form for a question's answer. */
export function AnswerFields(props: AnswerFieldsProps) {
  const { answer, onChange } = props
  const [wanted, setWanted] = useState<AuthoredKind | null>(null)
  return (
    <>
      <Select
        label={t('questions/how-students-answer')}
        value={answer.kind}
        options={kinds()}
        onChange={({ target }) => {
          if (!isAuthoredKind(target.value)) return
          if (losesOnChange(answer, target.value)) setWanted(target.value)
          else onChange(changeKind(answer, target.value))
        }}
      />
      {wanted !== null && (
        <ReplaceDialog
          what={t('questions/the-answer')}
          onClose={() => setWanted(null)}
          onReplace={() => {
            onChange(changeKind(answer, wanted))
            setWanted(null)
          }}
        />
      )}
      <FieldsOfKind {...props} />
    </>
  )
}

function FieldsOfKind(props: AnswerFieldsProps) {
  const { answer } = props
  if ('right' in answer) return <TypedFields {...props} answer={answer} />
  switch (answer.kind) {
    case 'choice':
    case 'choices':
      return <OptionFields {...props} answer={answer} />
    case 'inline-choice':
      return <GapFields {...props} answer={answer} />
    case 'table':
      return <TableFields {...props} answer={answer} />
    case 'number-line':
      return <NumberLineFields {...props} answer={answer} />
    case 'coordinate-plane':
      return <PlaneFields {...props} answer={answer} />
    case 'plot':
      return <PlotFields {...props} answer={answer} />
    case 'hot-spot':
      return <HotSpotFields {...props} answer={answer} />
    default:
      return (
        <>
          {answer.kind === 'order' && <OrderFields {...props} answer={answer} />}
          {answer.kind === 'match' && <MatchFields {...props} answer={answer} />}
          {answer.kind === 'sort' && <SortFields {...props} answer={answer} />}
          {answer.kind === 'label' && <LabelFields {...props} answer={answer} />}
          <PlacedFeedback {...props} answer={answer} />
        </>
      )
  }
}
