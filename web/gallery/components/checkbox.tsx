import { Checkbox } from '../../src/ui/checkbox.tsx'
import type { ShownComponent } from './shown.ts'

export const checkbox: ShownComponent = {
  when: 'Yes or no; several of them: any of what they name. Its whole label can be pressed.',
  states: [
    {
      name: 'plain',
      show: () => (
        <div>
          <Checkbox defaultChecked>Show the options in this order</Checkbox>
          <Checkbox>Students fill it in</Checkbox>
        </div>
      ),
    },
    {
      name: 'a label of several lines: the box is in the middle of the first',
      show: () => (
        <div className="max-w-64">
          <Checkbox>I’m an adult, and I can make this choice for the child.</Checkbox>
        </div>
      ),
    },
    {
      name: 'row: one of a list of many',
      show: () => (
        <fieldset className="max-w-md rounded-md border-[1.5px] border-line">
          <legend className="sr-only">Skills</legend>
          <Checkbox look="row" defaultChecked>
            Unit rates
          </Checkbox>
          <Checkbox look="row">Dividing fractions</Checkbox>
        </fieldset>
      ),
    },
    {
      name: 'bare: in a row that says what it is for',
      show: () => <Checkbox look="bare" aria-label="Choose Maya Torres" />,
    },
    {
      name: 'disabled',
      show: () => (
        <Checkbox disabled defaultChecked>
          Students fill it in
        </Checkbox>
      ),
    },
  ],
}
