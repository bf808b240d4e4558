import { Volume2, VolumeX } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { chime } from '../../platform/chime.ts'
import { useSound } from '../../platform/sound.ts'
import { Button } from '../../ui/button.tsx'

/** Turns sounds on this device on or off; turned on, it plays one. */
export function SoundButton() {
  const [isOn, setSound] = useSound()
  return (
    <Button
      variant="quiet"
      size="small"
      className="max-md:min-h-11"
      onClick={() => {
        setSound(!isOn)
        chime('right')
      }}
    >
      {isOn ? <Volume2 aria-hidden className="size-4.5" /> : <VolumeX aria-hidden className="size-4.5" />}
      {isOn ? t('ui/turn-sounds-off') : t('ui/turn-sounds-on')}
    </Button>
  )
}
