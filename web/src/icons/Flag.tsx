import { type Language, languageRecords } from '@helvardar/shared/languages';

/** A language's flag, hidden from assistive technology because the language's name is always beside it. */
export const Flag = ({ language }: { language: Language }) => {
  const { code, paths } = languageRecords[language].flag;
  return (
    <svg viewBox="0 0 24 16" width="24" height="16" aria-hidden="true" data-flag={code}>
      {paths.map((path) => (
        <path key={`${path.d} ${path.stroke}`} {...path} />
      ))}
      <path fill="none" stroke="currentColor" strokeOpacity="0.4" d="M.5.5h23v15H.5z" />
    </svg>
  );
};
