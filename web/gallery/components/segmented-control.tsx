import { useState } from 'react'
import { SegmentedControl } from '../../src/ui/segmented-control.tsx'
import type { ShownComponent } from './shown.ts'

const options = [
  { value: 'math', label: 'Math' },
  { value: 'science', label: 'Science' },
  { value: 'both', label: 'Both' },
] as const

function Chosen({ labelHidden = false, disabled = false }: { labelHidden?: boolean; disabled?: boolean }) {
  const [value, setValue] = useState<(typeof options)[number]['value']>('math')
  return (
    <SegmentedControl
      label="Subject"
      labelHidden={labelHidden}
      disabled={disabled}
      value={value}
      options={options}
      onChange={setValue}
    />
  )
}

export const segmentedControl: ShownComponent = {
  when: 'One of two to four short choices that are all worth seeing. For more take a select.',
  states: [
    { name: 'with its label', show: () => <Chosen /> },
    { name: 'where the label is plain from the place', show: () => <Chosen labelHidden /> },
    { name: 'disabled', show: () => <Chosen disabled /> },
  ],
}
