import type { LtiChoice } from '@skills-center/contract/lti'
import { maxLtiChoices } from '@skills-center/contract/lti'
import { Checkbox } from '../ui/checkbox.tsx'

export interface ChoicesProps {
  readonly choices: readonly LtiChoice[]
  readonly onChange: (choices: readonly LtiChoice[]) => void
}

interface Offer {
  readonly choice: LtiChoice
  readonly label: string
}

/** What can be chosen, any number of it. */
export function ChoiceList({
  label,
  offers,
  choices,
  onChange,
}: ChoicesProps & { readonly label: string; readonly offers: readonly Offer[] }) {
  const isChosen = ({ id }: LtiChoice) => choices.some((choice) => choice.id === id)
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-[0.94rem] font-semibold">{label}</legend>
      {offers.map(({ choice, label: name }) => (
        <Checkbox
          key={choice.id}
          look="card"
          checked={isChosen(choice)}
          disabled={!isChosen(choice) && choices.length >= maxLtiChoices}
          onChange={({ target }) =>
            onChange(target.checked ? [...choices, choice] : choices.filter(({ id }) => id !== choice.id))
          }
        >
          <span className="wrap-anywhere">{name}</span>
        </Checkbox>
      ))}
    </fieldset>
  )
}
