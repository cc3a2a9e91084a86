import type { Language } from '@helvardar/shared/languages';

/** The flag codes that the language menu shows. */
const flags: Record<Language, { code: string; shape: React.ReactNode }> = {
  en: {
    code: 'gb',
    shape: (
      <>
        <path fill="#012169" d="M0 0h24v16H0z" />
        <path stroke="#fff" strokeWidth="3.2" d="M0 0l24 16M24 0L0 16" />
        <path stroke="#c8102e" strokeWidth="1.2" d="M0 0l24 16M24 0L0 16" />
        <path stroke="#fff" strokeWidth="5" d="M12 0v16M0 8h24" />
        <path stroke="#c8102e" strokeWidth="3" d="M12 0v16M0 8h24" />
      </>
    ),
  },
  de: {
    code: 'de',
    shape: (
      <>
        <path fill="#1a1a1a" d="M0 0h24v5.333H0z" />
        <path fill="#d00" d="M0 5.333h24v5.334H0z" />
        <path fill="#ffce00" d="M0 10.667h24V16H0z" />
      </>
    ),
  },
  fr: {
    code: 'fr',
    shape: (
      <>
        <path fill="#002654" d="M0 0h8v16H0z" />
        <path fill="#fff" d="M8 0h8v16H8z" />
        <path fill="#ce1126" d="M16 0h8v16h-8z" />
      </>
    ),
  },
};

/** Decorative: the language's name always stands beside it. */
export const Flag = ({ language }: { language: Language }) => (
  <svg viewBox="0 0 24 16" width="24" height="16" aria-hidden="true" data-flag={flags[language].code}>
    {flags[language].shape}
    <path fill="none" stroke="currentColor" strokeOpacity="0.4" d="M.5.5h23v15H.5z" />
  </svg>
);
