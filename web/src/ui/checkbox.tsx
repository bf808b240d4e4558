import { Choice, type ChoiceProps } from './choice.tsx'

/** Yes or no; several of them: any of what they name. The children are its label. */
export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" />
}
