import styles from './scan-note.module.css'
import type { Tone } from './sounds'

interface Props {
  tone: Tone
  /** The tone in one word. */
  label: string
  text: string
}

/** What the last code did: colour, icon and words say the same. */
export const ScanNote = ({ tone, label, text }: Props) => (
  <div className={styles.note} data-tone={tone} role="status">
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {icons[tone]}
    </svg>
    <div>
      <div className={styles.tone}>{label}</div>
      <div className={styles.text}>{text}</div>
    </div>
  </div>
)

const icons: Record<Tone, React.ReactNode> = {
  ready: <path d="M4 6v12M8 6v12M11 6v12M15 6v12M20 6v12" />,
  busy: <path d="M12 7v5l3 2M12 3a9 9 0 1 0 9 9" />,
  right: <path d="M5 12.5l4.5 4.5L19 7.5" />,
  done: <path d="M3 12.5l4 4L14 9M11 14l2.5 2.5L21 9" />,
  wrong: <path d="M6 6l12 12M18 6L6 18" />,
}
