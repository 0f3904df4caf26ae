import { MoonIcon, SunIcon, SystemIcon } from '../../common/controls/icons';
import { colorPreferences, useColorMode } from '../../hooks/useColorMode';
import { useMessage } from '../../hooks/useMessage';
import './index.css';

const icons = { light: <SunIcon />, dark: <MoonIcon />, auto: <SystemIcon /> };

export default function ColorSwitch() {
  const { preference, setPreference } = useColorMode();
  const message = useMessage();
  return (
    <fieldset className="color-switch">
      <legend className="visually-hidden">{message('color.label')}</legend>
      {colorPreferences.map((value) => (
        <label key={value} title={message(`color.${value}`)}>
          <input
            type="radio"
            name="color-preference"
            className="visually-hidden"
            value={value}
            checked={value === preference}
            onChange={() => setPreference(value)}
          />
          {icons[value]}
          <span className="visually-hidden">{message(`color.${value}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
