import { Choice, type ChoiceProps } from './choice.tsx'

/** A radio button. Put those of one `name` in a fieldset whose legend is the question. The children are its label. */
export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" />
}
