import { Choice, type ChoiceProps } from './choice.tsx'

/** A checkbox; use several where any number may be chosen. The children are its label. */
export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" />
}
