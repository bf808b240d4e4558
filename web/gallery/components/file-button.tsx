import { Upload } from 'lucide-react'
import { FileButton } from '../../src/ui/file-button.tsx'
import type { ShownComponent } from './shown.ts'

const nothing = () => {}

export const fileButton: ShownComponent = {
  when: 'Asks the device for a file. What is in the file is shown before anything is taken from it.',
  states: [
    {
      name: 'ready, and busy with what was chosen',
      show: () => (
        <div className="flex flex-wrap gap-3">
          <FileButton label="Class list as CSV" accept=".csv" onChoose={nothing}>
            <Upload aria-hidden className="size-5" />
            Choose a file
          </FileButton>
          <FileButton label="Another list as CSV" accept=".csv" variant="outline" busy onChoose={nothing}>
            Choose another file
          </FileButton>
        </div>
      ),
    },
  ],
}
