import { Choice, type ChoiceProps } from './choice.tsx'

/** One of several, in a fieldset whose legend asks: those of one `name` exclude each other. The children are its label. */
export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" />
}
